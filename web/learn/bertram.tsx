import { useTranslations } from 'use-intl'
import { Icon } from '#ui/pieces/icon.tsx'
import stein from '~icon/beer-stein'
import candle from '~icon/candle-light'
import face from '~icon/monk-face'
import './bertram.css'

/** The innkeeper: a face, a mug and a candle, lit like a small stage. */
export function Bertram() {
  const t = useTranslations('learn')
  return (
    <div className="keeper" role="img" aria-label={t('bertram')}>
      <span className="keeper-wall">
        <svg className="keeper-face" viewBox="0 0 512 512" aria-hidden="true">
          <defs>
            <linearGradient id="keeper-fill" x1="0" y1="0" x2="0" y2="1">
              <stop offset="0" className="keeper-hair" />
              <stop offset=".2" className="keeper-hair" />
              <stop offset=".2" className="keeper-skin" />
              <stop offset=".7" className="keeper-skin-low" />
              <stop offset=".7" className="keeper-coat" />
              <stop offset="1" className="keeper-coat-low" />
            </linearGradient>
          </defs>
          <ellipse cx="256" cy="196" rx="150" ry="172" className="keeper-head" />
          <path
            d="M10 530C20 420 90 384 180 372L256 430 332 372C420 384 492 420 502 530Z"
            className="keeper-shoulders"
          />
          <g
            fill="url(#keeper-fill)"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: the set's own paths, inserted at build time
            dangerouslySetInnerHTML={{ __html: face.body.replaceAll('currentColor', 'url(#keeper-fill)') }}
          />
          <circle cx="168" cy="262" r="27" className="keeper-cheek" />
          <circle cx="344" cy="262" r="27" className="keeper-cheek" />
          <path
            d="M168 372 190 392H322L344 372 350 384 332 404 352 530H160L180 404 162 384Z"
            className="keeper-apron"
          />
          <path d="M214 446H298V482Q256 500 214 482Z" className="keeper-pocket" />
        </svg>
      </span>
      <Icon of={stein} className="keeper-stein" />
      <Icon of={candle} className="keeper-candle" />
    </div>
  )
}
