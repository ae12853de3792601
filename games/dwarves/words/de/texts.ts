import type { Translation } from '#games/saying'
import type { intro as enIntro, texts as enTexts } from '../en/texts.ts'

export const texts: Translation<typeof enTexts> = {
  creature: '{parts}.',
  dice: '{n} Würfel',
  finds: '{n, plural, =0 {findet nichts} =1 {findet Schätze bei 1} other {findet Schätze bei 1–#}}',
  drivesOff: 'vertreibt {kinds}',
  drivenOffBy: 'wird durch {kinds} vertrieben',
  strikesAt: 'Nummer {n} ihrer Art am Tisch vertreibt bei allen',
  countsAs: 'Fertigkeiten passen wie auf {kinds}',
  powers: {
    reroll: 'darf je Kampf einen Würfel neu würfeln',
    thaw: 'Tauwetter (das ist dann dein Zug): Wirf diese Karte ab, und eine Kreatur vom Ablagestapel kommt zu dir, als wäre sie gespielt',
    stare: 'Steinerner Blick (das ist dann dein Zug): Wirf diese Karte und eine Kreatur eines Gegners ab',
  },
  battle: 'Je {n} Kämpfer, Prämie {award}.',
  abilities: {
    strong: 'Ein Würfel mehr.',
    greedy: 'Findet bei einer Zahl mehr, höchstens bei 1–3.',
    lucky: 'Darf je Kampf einen Würfel neu würfeln.',
    flying: 'Wird nicht vertrieben und ist nie die Kreatur, die ein Sieger verliert.',
    weak: 'Ein Würfel weniger, aber mindestens einer.',
    blind: 'Findet nichts.',
    generous: 'Gewinnt der Besitzer, wird an die anderen verteilt, was diese Gruppe gefunden hat.',
    peaceful: 'Wer davon mitgekämpft hat, geht nach dem Kampf, gewonnen oder verloren.',
  },
  events: {
    forgetIt: 'Hebt ein beliebiges anderes Ereignis auf, aus deiner Hand oder als gelegte Karte.',
    neverNotice: 'Nimm 2 Gold von der Beute eines Siegers, der nicht du bist.',
    boo: 'Ein beliebiger Kämpfer wird erschreckt: Seine Würfel zählen nicht mehr als Stärke, sein Schatz schon.',
    onceMore: 'Einer deiner Kämpfer würfelt noch einmal, und das zählt zu deiner Stärke; er findet dabei nichts.',
    wrongBanner: 'Tausche deine Stärke mit jemandem, der auch kämpft.',
    foolsGold: 'Der Schatz von jemandem, der kämpft, sinkt auf 0.',
    richVein: '2 mehr zu deinem Schatz.',
    nobodyGoesHome: 'Wenn du diesen Kampf gewinnst, verlierst du keine Kreatur.',
  },
  forgetLaid: 'Hebt ein beliebiges anderes Ereignis auf, aber nur als gelegte Karte, nicht aus der Hand.',
}

export const intro: Translation<typeof enIntro> = {
  aim: 'Kurz gesagt: Versammle Kreaturen, fang Kämpfe an und achte darauf, wer wen nicht ausstehen kann. Wer zuerst 15 Gold hat, gewinnt (10 in der schnellen Partie).',
  turn: 'In deinem Zug spielst du eine Kreatur, eine Fertigkeit oder einen Kampf, oder du wirfst eine Karte ab; dann ziehst du auf 5 Karten nach.',
  aversion:
    'Wer kommt, vertreibt, wen er nicht ausstehen kann. Zwerge: Orks. Elfen: Goblins und Gnome. Trolle: Zwerge und Orks. Der Titan: Trolle.',
  third:
    'In der Regel nur bei dir; aber die dritte Kreatur einer Art am ganzen Tisch vertreibt überall, und die vierte niemanden (oder, nach einer Hausregel, nur bei dir).',
  battle:
    'In einem Kampf schicken alle so viele Kreaturen, wie die Karte sagt. Hohe Würfel gewinnen ihn; niedrige finden Schätze, aber nur wer gewinnt, bekommt sie als Gold.',
  events:
    'Dann dürfen alle eine Karte verdeckt legen: ein Ereignis oder einen Bluff. Nur „Vergiss es!“ hält ein Ereignis auf, auch aus der Hand (wenn keine Hausregel will, dass es gelegt wird).',
  spoils:
    'Die höchste Stärke bekommt die Prämie und den Schatz, den sie selbst gefunden hat, und verliert ihren stärksten Kämpfer.',
  decks:
    'Es gibt zwei Stapel, einen mit Kreaturen, einen mit allen übrigen Karten. Von welchem du ziehst, sehen alle, die Karte nicht.',
  reconstruction:
    'Die Karten sind eine Rekonstruktion: Namen und Zahlen der meisten wurden nie veröffentlicht und sind von uns.',
}
