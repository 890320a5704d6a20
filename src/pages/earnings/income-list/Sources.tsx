import { View } from '@tarojs/components'
import type { Out } from '@contract/api'
import { money } from '@/format/money'
import type { IncomeSource } from '@/parts/earnings/earnings'
import { Pressable } from '@/platform/Pressable'
import { Card } from '@/ui/card/Card'
import { SectionHead } from '@/ui/section/SectionHead'
import { Progress } from '@/ui/progress/Progress'
import styles from './Sources.module.scss'

interface SourcesProps {
  ratio: Out<'/tp5/api/MyIncome/incomeRatio'>
  onChoose: (source: IncomeSource) => void
}

const percent = (perMille: number) => `${Math.floor(perMille / 10)}.${perMille % 10}%`

/** Where it came from; a tap lists only those. */
export function Sources({ ratio: { list }, onChoose }: SourcesProps) {
  if (list.length === 0) return null
  return (
    <Card>
      <SectionHead title="钱从哪里来" />
      {list.map(({ source, source_text, amount, per_mille }) => (
        <Pressable
          key={source}
          className={styles.source}
          label={`只看${source_text}，${percent(per_mille)}，${money(amount)}`}
          onPress={() => onChoose(source)}
        >
          <View>
            <Progress
              label={source_text}
              value={per_mille}
              whole={1000}
              note={`${percent(per_mille)}　${money(amount)}`}
            />
          </View>
        </Pressable>
      ))}
    </Card>
  )
}
