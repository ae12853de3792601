import { Icon } from '#ui/pieces/icon.tsx'
import stein from '~icon/beer-stein'
import candle from '~icon/candle-light'
import dragon from '~icon/spiked-dragon-head'
import './table-corner.css'

/** A corner of the table by candlelight. Purely decorative. */
export function TableCorner() {
  return (
    <div className="table-corner" aria-hidden="true">
      <div className="table-corner-inside">
        <i className="table-edge" />
        <i className="halo" />
        <Icon of={stein} className="mug" />
        <Icon of={candle} className="candle-tall" />
        <i className="card-back low" />
        <i className="card-back" />
        <span className="card-face">
          <Icon of={dragon} />
        </span>
        <i className="gem red" />
        <i className="gem blue" />
        <i className="gem yellow" />
        <i className="coin-flat one" />
        <i className="coin-flat two" />
        <i className="coin-flat three" />
      </div>
    </div>
  )
}
