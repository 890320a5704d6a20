import { Pressable } from '@/platform/Pressable'
import type { IconName } from '@/ui/icons/drawings'
import { Icon } from '@/ui/icons/Icon'
import { Media } from '@/ui/media/Media'
import { Row } from '@/ui/row/Row'
import { Tag } from '@/ui/tag/Tag'
import { Text } from '@/ui/text/Text'
import styles from './WayRow.module.scss'

interface WayRowProps {
  icon: IconName
  title: string
  note: string
  brings: string
  /** It is done, and only waits to be received. */
  ready?: boolean
  onPress: () => void
}

/** One way to earn: what to do, what it brings; a tap leads there. */
export function WayRow({ icon, title, note, brings, ready = false, onPress }: WayRowProps) {
  return (
    <Pressable role="link" className={styles.row} onPress={onPress}>
      <Media
        start={<Icon name={icon} tone="entry" />}
        end={<Icon name="right" tone="ink3" size="xs" />}
      >
        <Text strong>{title}</Text>
        <Text size="sm" tone="ink2">
          {note}
        </Text>
        <Row wrap="close">
          <Text size="sm" strong tone="gold">
            {brings}
          </Text>
          {ready && <Tag tone="ok">可以领取</Tag>}
        </Row>
      </Media>
    </Pressable>
  )
}
