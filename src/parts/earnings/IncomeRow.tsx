import { View } from '@tarojs/components'
import { monthDayHour } from '@/format/date'
import { signedMoney } from '@/format/money'
import { Pressable } from '@/platform/Pressable'
import { Icon } from '@/ui/icons/Icon'
import { Media } from '@/ui/media/Media'
import { Row } from '@/ui/row/Row'
import { Tag } from '@/ui/tag/Tag'
import { Text } from '@/ui/text/Text'
import { type Income, incomeTones, sourceIcons } from './earnings'
import styles from './IncomeRow.module.scss'

interface IncomeRowProps {
  income: Income
  onOpen: (income: Income) => void
}

/** One income: what by, when, how much; how it stands where it is not in the balance. */
export function IncomeRow({ income, onOpen }: IncomeRowProps) {
  const { title, source, source_text, created_at, amount, state, state_text } = income
  return (
    <Pressable role="link" className={styles.row} onPress={() => onOpen(income)}>
      <Media
        start={
          <View className={styles.icon}>
            <Icon name={sourceIcons[source]} tone="ink2" />
          </View>
        }
        end={
          <View className={styles.sum}>
            <Text strong tone={state === 'taken_back' ? 'ink3' : 'ink'}>
              {signedMoney(amount)}
            </Text>
          </View>
        }
      >
        <Text lines={2}>{title}</Text>
        <Row gap="s2" wrap="close">
          <Text size="xs" tone="ink3">
            {`${source_text} ・ ${monthDayHour(new Date(created_at))}`}
          </Text>
          {state !== 'paid' && <Tag tone={incomeTones[state]}>{state_text}</Tag>}
        </Row>
      </Media>
    </Pressable>
  )
}
