import type { LessonWords } from './en.ts'

export const letGo: LessonWords['letGo'] = {
  title: 'Quando lasciar perdere',
  about: 'Conta le loro monete, pesa la carta',
  knows: {
    count: 'L’oro fatato speso si vede: conta quanto resta agli altri.',
    worth: 'Non pagare mai una carta più di quanto ti porta.',
  },
  count: {
    spent: 'Guarda qui: la stella grigia conta l’oro fatato che hanno speso. Entrambi hanno speso sei monete su otto.',
    say: 'Quindi hanno ancora due monete fatate e al massimo due d’oro comune: quattro in tutto. Per te {wizardThe} vale un punto.',
    todo: 'Offri quello che nessuno può raggiungere: cinque.',
    won: 'Nessuno poteva batterti, qualunque cosa nascondesse.',
    dear: 'Tuo di sicuro. Cinque era altrettanto sicuro.',
    lucky: 'È andata, ma quattro potevano pareggiarlo. Cinque era sicuro.',
    lost: '{rival1} ne aveva tre. Sapevi che poteva: riprendi le monete e vai sul sicuro.',
    tied: 'Tre, come {rival1}. Riprendi le monete e vai sul sicuro.',
    tooMuch: 'Sicuro, ma poi non ti resta più niente. Riprendile: bastano cinque.',
  },
  point: {
    say: 'Una gemma di ogni colore per un punto, lo sai già.',
    todo: 'Prendi il punto.',
    won: 'Un punto, e sapevi già prima di averlo.',
    silver: 'E argento sia. Un punto valeva di più.',
  },
  worth: {
    card: '{sorcererThe} prende quattro gemme uguali e dà in cambio due punti. Oppure dà soltanto una moneta d’oro comune.',
    say: 'Qui nessuno ha quattro gemme uguali, quindi porta solo una moneta. Se qualcuno ne offrisse una, dovresti pagarne due per averlo.',
    todo: 'Lascia perdere: non offrire niente.',
    right: '{rival1} ha pagato una moneta per averne una. Tu hai tenuto le tue, e vale quanto una buona offerta.',
    won: 'È tuo, e porta una moneta d’oro comune. Tu hai pagato di più.',
    fairy:
      'È tuo, e porta una moneta d’oro comune. Il tuo oro fatato torna a fine turno, ma devono ancora uscire due carte.',
    tied: 'Una contro una sarebbe un pareggio, per una carta che porta una moneta. Riprendila e lascia perdere.',
  },
  end: 'Conta quanto possono ancora offrire, pesa quanto una carta porta a te e quanto porterebbe a loro. Il resto è coraggio. Continua da qui!',
}
