import type { UploadKind } from '@contract/upload'
import type { Scene } from '@server/providers/wechat/verdict'

interface PictureRule {
  scene: Scene
  /** Nobody but its owner and the house sees it, and the house looks at all of them. */
  seenByHouse: boolean
}

/** What people send for others to see. Identity cards and their like are shown to nobody, and judged by nobody. */
export const pictureKinds = {
  avatar: { scene: 'profile', seenByHouse: false },
  review: { scene: 'comment', seenByHouse: false },
  shop: { scene: 'comment', seenByHouse: false },
  task: { scene: 'comment', seenByHouse: true },
  'after-sale': { scene: 'comment', seenByHouse: true },
} as const satisfies Partial<Record<UploadKind, PictureRule>>

export type PictureKind = keyof typeof pictureKinds
