import type { DwarvesWarnings } from './en-warnings.ts'

export const warnings: DwarvesWarnings = {
  creature:
    'Так вы прогоните {n, plural, one {# своё существо} few {# своих существа} many {# своих существ} other {# своих существ}}, а чужих — {others}.',
  battle: 'Без событий эту битву скорее выиграет {who}.',
  award: '{who}: не хватает только {need}, хватит и одной награды.',
  lay: 'Сейчас эту битву, а с ней и игру выигрывает {who}. Изменить это может только событие.',
}
