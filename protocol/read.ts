import type { z } from 'zod'

type Simple = string | number | boolean | null | undefined

/** What was read from outside, or is about to be sent: nobody changes its lists. What may hold anything stays as it is. */
export type Read<T> = unknown extends T
  ? T
  : T extends Simple
    ? T
    : T extends readonly (infer Each)[]
      ? readonly Read<Each>[]
      : string extends keyof T
        ? T
        : { readonly [Key in keyof T]: Read<T[Key]> }

/** The same schema, of what nobody changes. */
export const reading = <S extends z.ZodType>(schema: S): z.ZodType<Read<z.output<S>>> =>
  schema as unknown as z.ZodType<Read<z.output<S>>>
