import { useTranslations } from 'use-intl'
import { type NoticeChannel, noticeChannels, type WishedKind, wishedKinds } from '#protocol/notice-words'
import type { WishedProps } from './wishes-page.tsx'

/** Which kinds are told by which ways. */
export function WaysWished({ wished, wish }: WishedProps) {
  const t = useTranslations('notices.wish')
  const { ways } = wished.wishes
  const offered = noticeChannels.filter(way => way !== 'mail' || wished.mail !== 'no')
  const turn = (kind: WishedKind, way: NoticeChannel, isOn: boolean): void => {
    const others = ways[kind].filter(it => it !== way)
    wish({ ways: { ...ways, [kind]: isOn ? [...others, way] : others } })
  }
  return (
    <section className="panel board" aria-labelledby="wish-what">
      <h2 id="wish-what">{t('what')}</h2>
      <table className="wish-table" aria-labelledby="wish-what">
        <thead>
          <tr>
            <td />
            {offered.map(way => (
              <th key={way} scope="col">
                {t(way)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {wishedKinds.map(kind => (
            <tr key={kind}>
              <th scope="row">{t(kind)}</th>
              {offered.map(way => (
                <td key={way}>
                  <label>
                    <input
                      type="checkbox"
                      aria-label={t('each', { kind: t(kind), way: t(way) })}
                      checked={ways[kind].includes(way)}
                      onChange={event => turn(kind, way, event.target.checked)}
                    />
                  </label>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
