import type { DwarvesWarnings } from './en-warnings.ts'

export const warnings: DwarvesWarnings = {
  creature:
    'Так вы прогоните {n, plural, one {# своё существо} few {# своих существа} many {# своих существ} other {# своих существ}}, а чужих — {others}.',
  battle:
    'Без событий вы выиграете эту битву в {own, plural, one {# случае} few {# случаях} many {# случаях} other {# случаях}} из 100, {who} — в {theirs}.',
  award: '{who}: не хватает только {need}, хватит и одной награды.',
  lay: 'Сейчас эту битву, а с ней и игру выигрывает {who}. Изменить это может только событие.',
}
