import type { Judged } from '#analysis/judged'
import { manifests } from '#games/manifests'
import { speaker } from '#games/speaker'

/** Says in English why the analyst advises what it does; nothing if the game or the record has no words for it. */
export async function explainer(
  game: string,
  names: readonly string[],
  seat: number,
): Promise<(decision: Judged) => readonly string[]> {
  const manifest = manifests.find(({ id }) => id === game)
  if (manifest?.why === undefined) return () => []
  const [told, words, own] = await Promise.all([manifest.why.told(), manifest.texts.en(), manifest.why.texts.en()])
  const { sentence } = speaker('en', { ...words, why: own })
  return ({ question, decision }) => {
    const sayings = decision === null ? [] : told(decision, question, seat)
    return sayings.map(saying =>
      sentence(saying, names)
        .map(({ text }) => text)
        .join(''),
    )
  }
}
