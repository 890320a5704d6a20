import { View } from '@tarojs/components'
import { dayOf } from '@/format/date'
import { follow } from '@/navigation/go'
import { Pressable } from '@/platform/Pressable'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { Media } from '@/ui/media/Media'
import { Thumb } from '@/ui/picture/Thumb'
import { Row } from '@/ui/row/Row'
import { Stack } from '@/ui/stack/Stack'
import { Tag, type TagTone } from '@/ui/tag/Tag'
import { Text } from '@/ui/text/Text'
import styles from './ReceivedRow.module.scss'
import type { Received, Standing } from './standings'

const tones: Record<Standing, TagTone> = { waiting: 'warn', usable: 'ok', over: 'plain' }

interface ReceivedRowProps {
  received: Received
  onAddress: () => void
}

/** What was received, how it stands, and the way to the thing itself. */
export function ReceivedRow({ received, onAddress }: ReceivedRowProps) {
  const { link, standing, thing, name } = received
  const asks = standing === 'waiting' && thing.link === ''
  return (
    <Card bare>
      <Pressable role="link" className={styles.main} onPress={() => void follow(link)}>
        <About received={received} />
      </Pressable>
      {standing !== 'over' && (
        <View className={styles.foot}>
          <Row justify="between" wrap>
            <Text size="xs" tone="ink3">
              {untilWords(received)}
            </Text>
            <Button
              shape="pill"
              kind={standing === 'waiting' ? 'primary' : 'soft'}
              label={`${thing.text}：${name}`}
              onPress={asks ? onAddress : () => void follow(thing.link)}
            >
              {thing.text}
            </Button>
          </Row>
        </View>
      )}
    </Card>
  )
}

function About({ received }: Pick<ReceivedRowProps, 'received'>) {
  const { from, received_at, standing, state_text, picture, tint, name, value } = received
  return (
    <Stack gap="s2">
      <Row justify="between" wrap="close">
        <Text size="xs" tone="ink3">
          {`${dayOf(new Date(received_at))} · ${from}`}
        </Text>
        <Tag tone={tones[standing]}>{state_text}</Tag>
      </Row>
      <Media start={<Thumb src={picture} tint={tint} size="m" />}>
        <Text strong tone={standing === 'over' ? 'ink2' : 'ink'} lines={2}>
          {name}
        </Text>
        {value !== '' && (
          <Text size="sm" tone="ink3" lines={1}>
            {value}
          </Text>
        )}
      </Media>
    </Stack>
  )
}

const untilWords = ({ standing, expires_at }: Received): string => {
  if (standing === 'waiting')
    return expires_at ? `${dayOf(new Date(expires_at))} 前填好就寄出` : '填好地址就寄出'
  return expires_at ? `${dayOf(new Date(expires_at))} 前有效` : '随时可以看'
}
