import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import type { PageOf } from '@/cache/usePaged'
import { relativeTime } from '@/format/date'
import { follow } from '@/navigation/go'
import { Pressable } from '@/platform/Pressable'
import { Card } from '@/ui/card/Card'
import type { IconName } from '@/ui/icons/drawings'
import { Icon } from '@/ui/icons/Icon'
import { Media } from '@/ui/media/Media'
import { Row } from '@/ui/row/Row'
import { Stack } from '@/ui/stack/Stack'
import { Tag } from '@/ui/tag/Tag'
import { Text } from '@/ui/text/Text'
import styles from './MessageRow.module.scss'

export type Message = PageOf<'/tp5/api/Message/messagePage'>['list'][number]

const icons: Record<Message['subject'], IconName> = {
  order: 'box',
  holding: 'coupon',
  activity: 'gift',
  account: 'user',
  work: 'wrench',
  machine: 'vending',
  health: 'heart',
}

interface MessageRowProps {
  message: Message
  /** Above the first of a day. */
  day: ReactNode
  onRead: (which: { message_id: string }) => void
}

/** What happened, and when; a tap leads to it. */
export function MessageRow({ message, day, onRead }: MessageRowProps) {
  const { message_id, subject, title, text, link, created_at, read } = message
  const when = relativeTime(new Date(created_at), new Date())
  const open = () => {
    if (read === 0) onRead({ message_id })
    void follow(link)
  }
  return (
    <Stack gap="s2">
      {day}
      <Card bare>
        <Pressable
          role="link"
          className={styles.row}
          label={[...(read ? [] : ['未读']), title, text, when].join('，')}
          onPress={open}
        >
          <Media
            align="top"
            start={
              <View className={styles.icon}>
                <Icon name={icons[subject]} tone={read ? 'ink3' : 'brand'} />
              </View>
            }
          >
            <Row justify="between" wrap="close">
              <Text strong={read === 0} tone={read ? 'ink2' : 'ink'}>
                {title}
              </Text>
              {read === 0 && <Tag tone="gold">未读</Tag>}
            </Row>
            <Text size="sm" tone="ink2">
              {text}
            </Text>
            <Text size="xs" tone="ink3">
              {when}
            </Text>
          </Media>
        </Pressable>
      </Card>
    </Stack>
  )
}
