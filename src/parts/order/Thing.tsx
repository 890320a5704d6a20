import type { ReactNode } from 'react'
import type { Tint } from '@contract/catalogue/goods'
import { Media } from '@/ui/media/Media'
import { Thumb } from '@/ui/picture/Thumb'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'

interface ThingProps {
  thing: { image: string; tint: Tint; title: string }
  note?: string
  eager?: boolean
  /** What it costs. */
  children?: ReactNode
}

/** One of the goods beside its picture: what it is, more about it, and its price. */
export function Thing({
  thing: { image, tint, title },
  note,
  eager = false,
  children,
}: ThingProps) {
  return (
    <Media start={<Thumb src={image} tint={tint} eager={eager} />}>
      <Stack gap="s1">
        <Text size="sm">{title}</Text>
        {note && (
          <Text size="xs" tone="ink3">
            {note}
          </Text>
        )}
        {children}
      </Stack>
    </Media>
  )
}
