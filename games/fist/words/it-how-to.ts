import type { FistHowTo } from './en-how-to.ts'

export const howTo: FistHowTo = {
  names: { you: 'Tu', ben: 'Ben', clara: 'Clara' },
  aim: {
    points: 'Ti servono punti. Vince chi arriva per primo a {n}.',
    stones:
      'I punti si ottengono con le gemme, ma solo con il personaggio giusto: {wizardThe} prende una gemma di ogni colore per un punto, {magicianThe} quattro gemme qualsiasi.',
  },
  pieces: {
    fairy: 'L’oro fatato compra i personaggi. Torna da te alla fine del turno.',
    common: 'Anche l’oro comune compra i personaggi. Quando l’hai offerto, è perso.',
    silver: 'L’argento serve solo a decidere le parità. Quando l’hai offerto, è perso.',
    stones: 'Le gemme si scambiano con i punti. Tutti le vedono.',
    black: 'La moneta nera si prende con {witchObject}. Mettila nel pugno, e nessuno avrà il personaggio.',
    amulet: 'L’amuleto si prende con {smithObject}. Raddoppia le monete nel tuo pugno, una volta sola.',
  },
  turn: {
    begin: 'Cominci con {coins} dietro lo schermo e con {stones} gemme davanti.',
    hide: 'Si scopre un personaggio. Ognuno chiude di nascosto il pugno su un po’ d’oro, o su niente. Lo fanno tutti insieme.',
    open: 'Tutti i pugni si aprono insieme. Chi ha offerto di più prende il personaggio e ne usa subito il potere. Tutti pagano la propria offerta, anche chi non ha vinto.',
    round:
      'Poi si scopre il personaggio successivo. In ogni turno {witchThe} esce per prima; ne seguono altri nove. Sai quali, ma non in che ordine.',
  },
  worked: {
    up: 'Si scopre {wizardObject}. Hai una gemma di ogni colore: per te questa carta vale un punto.',
    hide: 'Chiudi il pugno su {coins}. Nessuno lo vede. E tu non sai che cosa prendono Ben e Clara.',
    open: 'I pugni si aprono. Tu e Ben ne avete {both} a testa, Clara {clara}. Sei in parità con Ben, quindi voi due offrite di nuovo, stavolta argento.',
    silver: 'Tu metti {yours} d’argento, Ben {bens}. Vinci {wizardObject}.',
    pay: 'Tutti pagano. Il tuo oro fatato resta davanti allo schermo fino alla fine del turno. L’oro comune e l’argento sono persi.',
    score: 'Consegni {price} e segni il tuo primo punto. Per il resto del turno puoi ancora offrire {left}.',
  },
  paid: { back: 'torna a fine turno', gone: 'perso' },
  end: {
    points: 'La partita finisce appena qualcuno ha {n} punti, anche a metà di un turno.',
    hint: 'Un consiglio: nel turno dopo riavrai tutto il tuo oro fatato, che tu l’abbia offerto o no. Quindi spendilo.',
  },
}
