import type { LessonWords } from './en.ts'

export const thieves: LessonWords['thieves'] = {
  title: 'I Ladri e il Mago',
  about: 'Che cosa sanno fare oltre a combattere',
  knows: {
    wizard: 'L’unico Mago prende per primo tutti i segnalini rossi.',
    thief: 'Che il bottino sia diviso o perso, poi ogni Ladro ruba un segnalino.',
    both: 'Se c’è anche il tuo Mago, il tuo Ladro guarda e sceglie.',
    order: 'Agiscono nell’ordine in cui sono arrivati.',
  },
  send: {
    say: 'Il tuo {thief} è già qui, e manca solo 1 di forza. Ci sono anche dei segnalini rossi.',
    todo: 'Manda {wizardObject} contro questo drago.',
    slain: 'Ucciso! Guarda i segnalini rossi.',
    strong: 'Basterebbe, ma voglio mostrarti {wizardObject}. Ho richiamato chi hai mandato.',
    elsewhere: 'Non ora: qui manca solo 1, perciò ho richiamato chi hai mandato.',
  },
  accept: {
    red: 'Il tuo è l’unico Mago qui, quindi i rossi sono già tutti tuoi. Ognuno vale 1 punto.',
    say: 'Il resto è per voi tre. {rival1} fa un’offerta giusta.',
    todo: 'Accettala.',
    done: 'Spartito. Ma qualcuno dei tuoi non ha ancora finito…',
    own: 'Accettano la tua offerta. Ma qualcuno dei tuoi non ha ancora finito…',
    tooLittle: 'Scuotono la testa: vogliono almeno due segnalini a testa.',
    refused: 'Il bottino è perso solo se lo dite tutti. Gli altri sperano ancora.',
    talk: 'L’hanno sentito tutti. L’offerta ti aspetta ancora.',
  },
  victim: {
    say: 'Ora il tuo {thief} ruba un segnalino a qualcuno della compagnia, anche di quelli appena vinti.',
    todo: 'A chi rubi?',
    done: 'Allora diamo un’occhiata dietro quello schermo.',
  },
  token: {
    say: 'Di solito si pesca alla cieca. Ma qui c’è il tuo {wizard}, quindi guardi e scegli.',
    todo: 'Prendi quello che preferisci.',
    gold: 'Tre punti. Che cos’era lo sapete solo voi due.',
    other: 'Ora è tuo. Che cos’era lo sapete solo voi due.',
  },
  end: 'Occhio ai ladri altrui: chi combatte accanto a uno può essere derubato. Nel gioco avanzato i Maghi portano invece oggetti magici.',
}
