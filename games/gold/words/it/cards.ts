import type { GoldWords } from '../en.ts'

/** Dragons have proper names and no article. No name has an apostrophe, because RULES.it.md uses the straight one. */
export const cards: GoldWords['cards'] = {
  cinderling: { name: 'Cenerino', the: 'Cenerino', object: 'Cenerino' },
  mossback: { name: 'Dorsomuschio', the: 'Dorsomuschio', object: 'Dorsomuschio' },
  caveLurker: { name: 'Covagrotte', the: 'Covagrotte', object: 'Covagrotte' },
  copperwing: { name: 'Ala di Rame', the: 'Ala di Rame', object: 'Ala di Rame' },
  marshDrake: { name: 'Guazzapaludi', the: 'Guazzapaludi', object: 'Guazzapaludi' },
  greySleeper: { name: 'Grigio Dormiente', the: 'Grigio Dormiente', object: 'Grigio Dormiente' },
  oldBoaster: { name: 'Vecchio Spaccone', the: 'Vecchio Spaccone', object: 'Vecchio Spaccone' },
  thornmaw: { name: 'Boccaspina', the: 'Boccaspina', object: 'Boccaspina' },
  mistscale: { name: 'Scagliabruma', the: 'Scagliabruma', object: 'Scagliabruma' },
  sunbasker: { name: 'Godisole', the: 'Godisole', object: 'Godisole' },
  ironjaw: { name: 'Mascella di Ferro', the: 'Mascella di Ferro', object: 'Mascella di Ferro' },
  theUnseen: { name: 'Maivisto', the: 'Maivisto', object: 'Maivisto' },
  frostmantle: { name: 'Manto di Gelo', the: 'Manto di Gelo', object: 'Manto di Gelo' },
  stormcrest: { name: 'Cresta di Tempesta', the: 'Cresta di Tempesta', object: 'Cresta di Tempesta' },
  deepcoil: { name: 'Spira Profonda', the: 'Spira Profonda', object: 'Spira Profonda' },
  theHoarder: { name: 'Tuttomio', the: 'Tuttomio', object: 'Tuttomio' },
  emberking: { name: 'Re di Brace', the: 'Re di Brace', object: 'Re di Brace' },
  nightmother: { name: 'Madre Notte', the: 'Madre Notte', object: 'Madre Notte' },
  knight: { name: 'Cavaliere', the: 'il Cavaliere', object: 'il Cavaliere' },
  dame: { name: 'Dama', the: 'la Dama', object: 'la Dama' },
  thief: { name: 'Ladro', the: 'il Ladro', object: 'il Ladro' },
  wizard: { name: 'Mago', the: 'il Mago', object: 'il Mago' },
  ringOfConfusion: {
    name: 'Anello della Confusione',
    the: 'l’Anello della Confusione',
    object: 'l’Anello della Confusione',
  },
  swapPowder: { name: 'Polvere di Scambio', the: 'la Polvere di Scambio', object: 'la Polvere di Scambio' },
  stoneOfMuddle: { name: 'Pietra del Garbuglio', the: 'la Pietra del Garbuglio', object: 'la Pietra del Garbuglio' },
  invisibleHand: { name: 'Mano Invisibile', the: 'la Mano Invisibile', object: 'la Mano Invisibile' },
  hornOfRecall: { name: 'Corno del Richiamo', the: 'il Corno del Richiamo', object: 'il Corno del Richiamo' },
  sevenLeagueBoots: {
    name: 'Stivali delle Sette Leghe',
    the: 'gli Stivali delle Sette Leghe',
    object: 'gli Stivali delle Sette Leghe',
  },
  keenBlade: { name: 'Lama Affilata', the: 'la Lama Affilata', object: 'la Lama Affilata' },
  dragonDraught: { name: 'Pozione del Drago', the: 'la Pozione del Drago', object: 'la Pozione del Drago' },
  secondSand: { name: 'Seconda Sabbia', the: 'la Seconda Sabbia', object: 'la Seconda Sabbia' },
  scryingBowl: { name: 'Coppa della Veggenza', the: 'la Coppa della Veggenza', object: 'la Coppa della Veggenza' },
  shadowCloak: { name: 'Mantello delle Ombre', the: 'il Mantello delle Ombre', object: 'il Mantello delle Ombre' },
  silverTongue: { name: 'Lingua di Miele', the: 'la Lingua di Miele', object: 'la Lingua di Miele' },
  wardstone: { name: 'Pietra Scudo', the: 'la Pietra Scudo', object: 'la Pietra Scudo' },
  dawnLantern: { name: 'Lanterna del Mattino', the: 'la Lanterna del Mattino', object: 'la Lanterna del Mattino' },
}

export const powers: GoldWords['powers'] = {
  dragon:
    'forza {strength}, {visible, plural, one {# segnalino in vista} other {# segnalini in vista}}, {hidden, plural, one {# nascosto} other {# nascosti}}.',
  knight: 'forza {strength}.',
  dame: 'forza {strength}.',
  thief:
    'forza {strength}; dopo un’uccisione ruba un segnalino a caso a un altro giocatore della compagnia; con il tuo Mago lì, guardi e scegli.',
  wizard:
    'forza {strength}; nel gioco base l’unico Mago su un drago ucciso ne prende per primo i segnalini rossi; nel gioco avanzato un segnalino rosso nella tua parte ti porta un oggetto.',
  wizardPlain: 'forza {strength}.',
  wizardRed: 'forza {strength}; l’unico Mago su un drago ucciso ne prende per primo i segnalini rossi.',
  wizardObject: 'forza {strength}; con un segnalino rosso nella tua parte ti porta un oggetto.',
  wizardBoth:
    'forza {strength}; l’unico Mago su un drago ucciso ne prende per primo i segnalini rossi; con un segnalino rosso nella tua parte ti porta un oggetto.',
  ringOfConfusion:
    'Dopo un accordo, scambia le parti di due altri giocatori della compagnia, anche se tu non ne fai parte.',
  swapPowder:
    'Tra un turno e l’altro, due draghi si scambiano di posto con i loro segnalini; gli avventurieri restano nelle loro tane.',
  stoneOfMuddle: 'Quando ti derubano, scegli tu quale segnalino riceve il ladro, anche se potrebbe guardare.',
  invisibleHand:
    'Tra un turno e l’altro, prendi in segreto un segnalino in vista, da ogni drago una volta. Se qualcuno grida «Al ladro!» a ragione, il segnalino torna indietro e la Mano si scarta; si scarta anche dopo tre furti che nessuno ha scoperto.',
  openHand: 'Tra un turno e l’altro, prendi apertamente un segnalino che è su un drago.',
  hornOfRecall: 'Tra un turno e l’altro, manda un avventuriero qualsiasi a casa da un drago, a riposare.',
  sevenLeagueBoots: 'Tra un turno e l’altro, sposta uno dei tuoi avventurieri dal suo drago a un altro.',
  keenBlade: 'Nel tuo turno, mentre attacchi: questo avventuriero conta 3 in più su questo drago.',
  dragonDraught: 'Tra un turno e l’altro, dai a un drago 3 di forza in più, finché vive.',
  secondSand: 'In una trattativa della tua compagnia, la clessidra ricomincia da capo.',
  scryingBowl:
    'Tra un turno e l’altro, metti subito in vista ciò che un drago nasconde; quando muore non si pesca altro.',
  shadowCloak: 'Quando ti derubano: dopo questa uccisione nessun Ladro può derubarti.',
  silverTongue:
    'Prima che la sabbia scorra, nella tua compagnia: il consenso di un altro giocatore non serve, ma deve ricevere almeno un segnalino.',
  wardstone: 'Annulla un oggetto appena giocato.',
  dawnLantern: 'Nel tuo turno, prima di attaccare: tutti i tuoi avventurieri a riposo a casa tornano pronti.',
}
