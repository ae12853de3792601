import type { MayWrite } from '../board/posting.ts'
import type { Nodes } from '../nodes/nodes.ts'
import type { Store } from '../storage/port.ts'
import type { Table } from '../tables/table.ts'
import { Gallery, type GalleryParams } from './gallery.ts'
import { Remarks, type RemarksParams } from './remarks.ts'

type Common = 'shelf' | 'crafts' | 'now' | 'guard' | 'blocks' | 'hung'

export interface FurnishingParams extends Required<Pick<GalleryParams, Common>> {
  readonly store: Store<Table>
  readonly nodes: Nodes | undefined
  readonly posting: RemarksParams['posting']
  readonly reader: RemarksParams['reader']
  readonly mayWrite: MayWrite
}

/** The gallery, and what people say about its cards. */
export function furnishGallery(params: FurnishingParams) {
  const { store, shelf, crafts, now, guard, blocks, hung, nodes, posting, reader, mayWrite } = params
  const share = nodes && ((title: string) => nodes.limits.as(`gallery ${title}`))
  return {
    gallery: new Gallery({ store: store.gallery, shelf, crafts, now, guard, blocks, hung, share }),
    remarks: new Remarks({ store, posting, reader, mayWrite, now }),
    store: store.gallery,
  }
}
