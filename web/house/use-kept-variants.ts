import { useMemo } from 'react'
import type { Variant } from '#games/workshop/variant'
import type { GameOffered } from './api.ts'
import { optionTableOf } from './choosing-options.ts'
import { keepVariants, keptVariants, variantsIn } from './kept-variants.ts'
import { useStore } from './observable.ts'

export interface KeptVariants {
  readonly variants: readonly Variant[]
  readonly put: (variants: readonly Variant[]) => void
}

/** The house rules of a game that are kept on this device. */
export function useKeptVariants(offered: GameOffered): KeptVariants {
  const stored = useStore(keptVariants)
  return useMemo(() => {
    const table = optionTableOf(offered)
    return {
      variants: variantsIn(stored, offered.id, table),
      put: variants => keepVariants(offered.id, table, variants),
    }
  }, [stored, offered])
}
