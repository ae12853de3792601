import type { NoticeChannel } from '#protocol/notice-words'
import type { NewDevice, NoticesAnswer, WishedAnswer, Wishes } from '#protocol/notices'
import { call } from '../house/calling.ts'

const at = '/api/notices'
const part = encodeURIComponent

/** Requests about notices. */
export const noticeHouse = {
  list: (after: string | null) => call<NoticesAnswer>('GET', `${at}${after === null ? '' : `?after=${part(after)}`}`),
  read: (ids: readonly string[] | null) =>
    call<{ readonly unread: number }>('POST', `${at}/read`, ids === null ? { all: true } : { ids }),
  wished: () => call<WishedAnswer>('GET', `${at}/wishes`),
  wish: (wishes: Wishes) => call<WishedAnswer>('PUT', `${at}/wishes`, wishes),
  reader: (reader: Pick<Wishes, 'language' | 'zone'>) => call('PUT', `${at}/reader`, reader),
  isOff: (table: string) => call<{ readonly off: boolean }>('GET', `${at}/tables/${part(table)}`),
  switchOff: (table: string, off: boolean) =>
    call<{ readonly off: boolean }>('PUT', `${at}/tables/${part(table)}`, { off }),
  addDevice: (device: NewDevice) => call<WishedAnswer>('POST', `${at}/devices`, device),
  dropDevice: (id: string) => call<WishedAnswer>('DELETE', `${at}/devices/${part(id)}`),
  addHook: (url: string) => call<WishedAnswer>('POST', `${at}/hooks`, { url }),
  dropHook: (id: string) => call<WishedAnswer>('DELETE', `${at}/hooks/${part(id)}`),
  switchHook: (id: string, off: boolean) => call<WishedAnswer>('PUT', `${at}/hooks/${part(id)}`, { off }),
  test: (channel: NoticeChannel) => call('POST', `${at}/test`, { channel }),
}
