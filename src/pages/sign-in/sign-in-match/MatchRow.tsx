import { View } from '@tarojs/components'
import type { Out } from '@contract/api'
import { dayWords } from '@/parts/sign-in/signing'
import { amount } from '@/format/amount'
import { Media } from '@/ui/media/Media'
import { Tag, type TagTone } from '@/ui/tag/Tag'
import { Text } from '@/ui/text/Text'
import styles from './MatchRow.module.scss'

type Row = Out<'/tp5/api/UserSignIn/matches'>['list'][number]

const tags: Record<Row['state'], { text: string; tone: TagTone }> = {
  waiting: { text: '等打卡', tone: 'brand' },
  attended: { text: '等结果', tone: 'brand' },
  missed: { text: '没赶上', tone: 'plain' },
  won: { text: '分到了', tone: 'ok' },
  lost: { text: '没打卡', tone: 'plain' },
  refunded: { text: '已退回', tone: 'plain' },
}

export function MatchRow({ row }: { row: Row }) {
  const { day, stake, people, attended, pot, state, state_text } = row
  const { text, tone } = tags[state]
  return (
    <View className={styles.row}>
      <Media end={<Tag tone={tone}>{text}</Tag>}>
        <Text strong>{`${dayWords(day)} · 押 ${stake} 积分`}</Text>
        <Text size="sm" tone="ink2">
          {state_text}
        </Text>
        <Text size="sm" tone="ink3">
          {`${amount(people)} 位报名，${amount(attended)} 位打卡，一共 ${amount(pot)} 积分`}
        </Text>
      </Media>
    </View>
  )
}
