import type { z } from 'zod'

type Simple = string | number | boolean | null | undefined

/** Deep readonly, for messages that were received or are about to be sent. `unknown` and open records stay as they are. */
export type DeepReadonly<T> = unknown extends T
  ? T
  : T extends Simple
    ? T
    : T extends readonly (infer Each)[]
      ? readonly DeepReadonly<Each>[]
      : string extends keyof T
        ? T
        : { readonly [Key in keyof T]: DeepReadonly<T[Key]> }

/** The same schema with readonly output. */
export const reading = <S extends z.ZodType>(schema: S): z.ZodType<DeepReadonly<z.output<S>>> =>
  schema as unknown as z.ZodType<DeepReadonly<z.output<S>>>
