import { View } from '@tarojs/components'
import { Chips } from '@/blocks/ledger/Chips'
import { money } from '@/format/money'
import type { IncomeSource } from '@/parts/earnings/earnings'
import { Text } from '@/ui/text/Text'
import styles from './SourceChips.module.scss'
import { sourceChoices } from './sourceChoices'

interface SourceChipsProps {
  source: IncomeSource | undefined
  onChoose: (source: IncomeSource | undefined) => void
  first: { income: number; number: number } | undefined
}

/** Which of them are listed, and what those come to. */
export function SourceChips({ source, onChoose, first }: SourceChipsProps) {
  const chosen = sourceChoices.find((choice) => choice.source === source)
  return (
    <View className={styles.bar}>
      <Chips
        label="收入来源"
        choices={sourceChoices.map(({ text }) => text)}
        chosen={chosen?.text ?? ''}
        onChoose={(index) => onChoose(sourceChoices[index]?.source)}
      />
      <Text size="sm" tone="ink2">
        {first ? `${first.number} 笔，共 ${money(first.income)}` : ' '}
      </Text>
    </View>
  )
}
