import { View } from '@tarojs/components'
import { useState } from 'react'
import { ChoiceGroup } from '@/platform/ChoiceGroup'
import { Pressable } from '@/platform/Pressable'
import { IconButton } from '@/ui/button/IconButton'
import styles from './Months.module.scss'

interface MonthsProps {
  /** Both as 2026-03. */
  now: string
  chosen: string
  onChoose: (month: string) => void
}

const monthsOf = (year: number): string[] =>
  Array.from({ length: 12 }, (_, index) => `${year}-${String(index + 1).padStart(2, '0')}`)

/** A year of months; those to come cannot be chosen. */
export function Months({ now, chosen, onChoose }: MonthsProps) {
  const [year, setYear] = useState(Number(chosen.slice(0, 4)))
  return (
    <View>
      <View className={styles.head}>
        <View className={styles.year}>{`${year} 年`}</View>
        <IconButton icon="left" label="上一年" onPress={() => setYear(year - 1)} />
        <IconButton icon="right" label="下一年" onPress={() => setYear(year + 1)} />
      </View>
      <ChoiceGroup role="radiogroup" label="月份" className={styles.grid}>
        {monthsOf(year).map((month) => (
          <Pressable
            key={month}
            role="radio"
            className={`${styles.month} ${month === chosen ? styles.on : ''}`}
            label={`${year}年${Number(month.slice(5))}月`}
            checked={month === chosen}
            disabled={month > now}
            onPress={() => onChoose(month)}
          >
            {`${Number(month.slice(5))}月`}
          </Pressable>
        ))}
      </ChoiceGroup>
    </View>
  )
}
