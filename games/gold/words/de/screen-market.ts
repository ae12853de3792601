import type { GoldWords } from '../en.ts'

export const market: GoldWords['screen']['market'] = {
  asked: 'Der Markt ist offen: Tausche oder sag „Fertig“.',
  title: 'Der Markt',
  about: 'Nur die Partner sehen, was angeboten wird.',
  partners: 'Mit wem? Höchstens zwei.',
  done: 'fertig',
  ways: 'Was dein Tippen hinzufügt',
  way: '{from} → {to}',
  choosePartner: 'Wähle, mit wem du tauschst.',
  hint: {
    give: 'Wähle, was du an {who} gibst; drück auf den Kasten, um eins zurückzunehmen.',
    get: 'Wähle, was du von {who} willst; drück auf den Kasten, um eins zurückzunehmen.',
    other: 'Wähle, was {who} an {to} gibt.',
  },
  have: '{kind}: {left, plural, =0 {nichts übrig} other {# übrig}}',
  wish: '{kind}: {n, plural, =0 {nicht verlangt} other {# verlangt}}',
  tags: { want: 'gesucht', spare: 'übrig' },
  spares: 'Abgeben könntest du {tokens}',
  wants: 'Brauchen könntest du {tokens}',
  between: 'Angebot von {who} an {partners}.',
  betweenAccepted: 'Angebot von {who} an {partners}; Zusagen: {accepting}.',
  noOffers: 'Noch hat niemand einen Tausch angeboten.',
  draft: 'Mein Angebot',
  do: {
    offer: 'Tausch anbieten',
    done: 'Ich bin fertig',
    isDone: 'Du bist fertig',
    undo: 'Rückgängig',
  },
  cannot: 'Das hast du nicht',
}
