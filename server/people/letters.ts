import type { LetterLanguage } from '#protocol/account'

/* Letters about an account, in the language of their reader. */

interface LetterText {
  readonly subject: string
  readonly text: string
}
interface Letters {
  readonly code: (code: string, house: string) => LetterText
  /** To an address that is another account's already. */
  readonly known: (house: string) => LetterText
  /** To the address before. */
  readonly changed: (house: string) => LetterText
  readonly recovery: (link: string, house: string) => LetterText
  readonly recovered: (house: string) => LetterText
  readonly leaving: (day: string, house: string) => LetterText
  /** A code for somebody who is in, to show that it is them. */
  readonly sure: (code: string, house: string) => LetterText
  /** A way in was added, changed or removed. */
  readonly ways: (house: string) => LetterText
}

const en: Letters = {
  code: (code, house) => ({
    subject: `Your code is ${code}`,
    text: `Enter this code at ${house} to confirm your address:\n\n${code}\n\nIt is valid for one hour. If you did not ask for it, ignore this email.`,
  }),
  known: house => ({
    subject: 'This address already belongs to an account',
    text: `Somebody wanted to add this address to an account at ${house}, but it already belongs to one. If that was you, sign in to that account, or choose “I cannot sign in” there. If not, ignore this email.`,
  }),
  changed: house => ({
    subject: 'Your address was changed',
    text: `Emails about your account at ${house} no longer go to this address. If you did not change that, sign in, check your devices and choose another password.`,
  }),
  recovery: (link, house) => ({
    subject: 'Get back into your account',
    text: `Open this link to sign in to your account at ${house}:\n\n${link}\n\nIt works once, for one hour. All other devices are then signed out. If you did not ask for it, ignore this email.`,
  }),
  recovered: house => ({
    subject: 'Somebody got back into your account',
    text: `Your account at ${house} was recovered, and all other devices and programs were signed out. If that was not you, choose “I cannot sign in” there at once.`,
  }),
  leaving: (day, house) => ({
    subject: 'Your account will be deleted',
    text: `You have asked ${house} to delete your account. That happens on ${day}. If you sign in before then, it is kept.`,
  }),
  sure: (code, house) => ({
    subject: `Your code is ${code}`,
    text: `Enter this code at ${house} to show that it is you:\n\n${code}\n\nIt is valid for ten minutes. If you did not ask for it, somebody else is signed in as you: choose “I cannot sign in” there at once, which signs them out.`,
  }),
  ways: house => ({
    subject: 'The ways into your account were changed',
    text: `A way into your account at ${house} was added, changed or removed: a password, a passkey, recovery codes or another one. If that was not you, choose “I cannot sign in” there at once. That signs out everybody else. Then look through your account.`,
  }),
}
const it: Letters = {
  code: (code, house) => ({
    subject: `Il tuo codice è ${code}`,
    text: `Inserisci questo codice su ${house} per confermare il tuo indirizzo:\n\n${code}\n\nVale per un’ora. Se non l’hai chiesto tu, ignora questa e-mail.`,
  }),
  known: house => ({
    subject: 'Questo indirizzo appartiene già a un account',
    text: `Qualcuno voleva aggiungere questo indirizzo a un account su ${house}, ma appartiene già a un altro. Se eri tu, accedi a quell’account o scegli «Non riesco ad accedere». Altrimenti ignora questa e-mail.`,
  }),
  changed: house => ({
    subject: 'Il tuo indirizzo è stato cambiato',
    text: `Le e-mail sul tuo account su ${house} non arrivano più a questo indirizzo. Se non l’hai cambiato tu, accedi, controlla i tuoi dispositivi e scegli un’altra password.`,
  }),
  recovery: (link, house) => ({
    subject: 'Torna nel tuo account',
    text: `Apri questo link per accedere al tuo account su ${house}:\n\n${link}\n\nFunziona una volta sola, per un’ora. Tutti gli altri dispositivi vengono poi disconnessi. Se non l’hai chiesto tu, ignora questa e-mail.`,
  }),
  recovered: house => ({
    subject: 'Qualcuno ha recuperato il tuo account',
    text: `Il tuo account su ${house} è stato recuperato e tutti gli altri dispositivi e programmi sono stati disconnessi. Se non eri tu, scegli subito «Non riesco ad accedere».`,
  }),
  leaving: (day, house) => ({
    subject: 'Il tuo account sarà eliminato',
    text: `Hai chiesto a ${house} di eliminare il tuo account. Accadrà il ${day}. Se accedi prima, resta com’è.`,
  }),
  sure: (code, house) => ({
    subject: `Il tuo codice è ${code}`,
    text: `Inserisci questo codice su ${house} per dimostrare che sei tu:\n\n${code}\n\nVale per dieci minuti. Se non l’hai chiesto tu, qualcun altro è connesso a tuo nome: scegli subito «Non riesco ad accedere», così viene disconnesso.`,
  }),
  ways: house => ({
    subject: 'Gli accessi al tuo account sono cambiati',
    text: `Un accesso al tuo account su ${house} è stato aggiunto, cambiato o tolto: una password, una passkey, codici di recupero o altro. Se non sei stato tu, scegli subito «Non riesco ad accedere»: tutti gli altri vengono disconnessi. Poi controlla il tuo account.`,
  }),
}
const de: Letters = {
  code: (code, house) => ({
    subject: `Dein Code ist ${code}`,
    text: `Gib diesen Code auf ${house} ein, um deine Adresse zu bestätigen:\n\n${code}\n\nEr gilt eine Stunde. Wenn du ihn nicht angefordert hast, beachte diese E-Mail nicht.`,
  }),
  known: house => ({
    subject: 'Diese Adresse gehört schon zu einem Konto',
    text: `Jemand wollte diese Adresse einem Konto auf ${house} hinzufügen, aber sie gehört schon zu einem. Wenn du das warst, melde dich bei diesem Konto an oder wähle dort „Ich kann mich nicht anmelden“. Sonst beachte diese E-Mail nicht.`,
  }),
  changed: house => ({
    subject: 'Deine Adresse wurde geändert',
    text: `E-Mails zu deinem Konto auf ${house} gehen nicht mehr an diese Adresse. Wenn du das nicht geändert hast, melde dich an, prüfe deine Geräte und wähle ein anderes Passwort.`,
  }),
  recovery: (link, house) => ({
    subject: 'Zurück in dein Konto',
    text: `Öffne diesen Link, um dich bei deinem Konto auf ${house} anzumelden:\n\n${link}\n\nEr gilt einmal und eine Stunde lang. Alle anderen Geräte werden dann abgemeldet. Wenn du ihn nicht angefordert hast, beachte diese E-Mail nicht.`,
  }),
  recovered: house => ({
    subject: 'Jemand hat dein Konto wiederhergestellt',
    text: `Dein Konto auf ${house} wurde wiederhergestellt, und alle anderen Geräte und Programme wurden abgemeldet. Wenn du das nicht warst, wähle dort sofort „Ich kann mich nicht anmelden“.`,
  }),
  leaving: (day, house) => ({
    subject: 'Dein Konto wird gelöscht',
    text: `Du hast ${house} gebeten, dein Konto zu löschen. Das geschieht am ${day}. Wenn du dich vorher anmeldest, bleibt es bestehen.`,
  }),
  sure: (code, house) => ({
    subject: `Dein Code ist ${code}`,
    text: `Gib diesen Code auf ${house} ein, um zu zeigen, dass du es bist:\n\n${code}\n\nEr gilt zehn Minuten. Wenn du ihn nicht angefordert hast, ist jemand anders in deinem Namen angemeldet: Wähle dort sofort „Ich kann mich nicht anmelden“, das meldet ihn ab.`,
  }),
  ways: house => ({
    subject: 'Die Zugänge zu deinem Konto wurden geändert',
    text: `Ein Zugang zu deinem Konto auf ${house} wurde hinzugefügt, geändert oder entfernt: ein Passwort, ein Passkey, Wiederherstellungscodes oder ein anderer. Wenn du das nicht warst, wähle dort sofort „Ich kann mich nicht anmelden“. Das meldet alle anderen ab. Sieh danach dein Konto durch.`,
  }),
}
const ru: Letters = {
  code: (code, house) => ({
    subject: `Ваш код: ${code}`,
    text: `Введите этот код на ${house}, чтобы подтвердить адрес:\n\n${code}\n\nОн действует один час. Если вы его не запрашивали, не обращайте внимания на это письмо.`,
  }),
  known: house => ({
    subject: 'Этот адрес уже принадлежит учётной записи',
    text: `Кто-то хотел добавить этот адрес к учётной записи на ${house}, но он уже принадлежит другой. Если это были вы, войдите в ту учётную запись или выберите «Не могу войти». Если нет, не обращайте внимания на это письмо.`,
  }),
  changed: house => ({
    subject: 'Ваш адрес изменён',
    text: `Письма о вашей учётной записи на ${house} больше не приходят на этот адрес. Если вы его не меняли, войдите, проверьте свои устройства и выберите другой пароль.`,
  }),
  recovery: (link, house) => ({
    subject: 'Возвращение в учётную запись',
    text: `Откройте эту ссылку, чтобы войти в свою учётную запись на ${house}:\n\n${link}\n\nОна действует один раз, в течение часа. На всех других устройствах будет выполнен выход. Если вы её не запрашивали, не обращайте внимания на это письмо.`,
  }),
  recovered: house => ({
    subject: 'Доступ к вашей учётной записи восстановлен',
    text: `Доступ к вашей учётной записи на ${house} восстановлен, на всех других устройствах и во всех программах выполнен выход. Если это были не вы, сразу выберите там «Не могу войти».`,
  }),
  leaving: (day, house) => ({
    subject: 'Ваша учётная запись будет удалена',
    text: `Вы попросили ${house} удалить вашу учётную запись. Это произойдёт ${day}. Если вы войдёте раньше, она останется.`,
  }),
  sure: (code, house) => ({
    subject: `Ваш код: ${code}`,
    text: `Введите этот код на ${house}, чтобы подтвердить, что это вы:\n\n${code}\n\nОн действует десять минут. Если вы его не запрашивали, под вашим именем вошёл кто-то другой: сразу выберите там «Не могу войти», и он будет отключён.`,
  }),
  ways: house => ({
    subject: 'Способы входа в вашу учётную запись изменены',
    text: `Способ входа в вашу учётную запись на ${house} добавлен, изменён или удалён: пароль, ключ доступа, коды восстановления или другой. Если это были не вы, сразу выберите там «Не могу войти»: все остальные будут отключены. Затем проверьте свою учётную запись.`,
  }),
}

export const letters: Readonly<Record<LetterLanguage, Letters>> = { en, it, de, ru }
