import { View } from '@tarojs/components'
import { type ReactNode, useEffect, useState } from 'react'
import { watchNear } from '@/platform/nearness'

interface ChunkProps {
  className: string | undefined
  /** How much room is kept until it comes near for the first time; without it the rows are there at once. */
  room?: number
  children: ReactNode
}

/** About a screen's height above and below is kept ready. */
export const near = 1000

let made = 0

/** Rows that give way to an empty space of their height while they are far off the screen. */
export function Chunk({ className, room = 0, children }: ChunkProps) {
  const [id] = useState(() => `chunk-${++made}`)
  const [space, setSpace] = useState(room)
  useEffect(
    () =>
      watchNear(id, near, (isNear, height) => {
        if (isNear) setSpace(0)
        // a page that is put away has no height
        else if (height > 0) setSpace(height)
      }),
    [id],
  )
  const away = space > 0
  return (
    // the least height: the height alone gives way where a flexible column shares its room out
    <View id={id} className={className} style={away ? { minHeight: `${space}px` } : {}}>
      {!away && children}
    </View>
  )
}
