import { Card } from '@/ui/card/Card'
import { SectionHead } from '@/ui/section/SectionHead'
import { Switch } from '@/ui/switch/Switch'
import type { MeasureKey } from '../health'
import type { Family } from './family'

interface SharedMeasuresProps {
  all: Family['measures']
  chosen: readonly MeasureKey[]
  onChange: (chosen: MeasureKey[]) => void
}

/** What of mine somebody may look at, one by one. */
export function SharedMeasures({ all, chosen, onChange }: SharedMeasuresProps) {
  const isAll = chosen.length === all.length
  const change = (measure: MeasureKey, on: boolean) =>
    onChange(on ? [...chosen, measure] : chosen.filter((one) => one !== measure))
  return (
    <Card>
      <SectionHead
        title="给看哪些"
        more={isAll ? '都不选' : '全选'}
        onMore={() => onChange(isAll ? [] : all.map(({ measure }) => measure))}
      />
      {all.map(({ measure, name }) => (
        <Switch
          key={measure}
          label={name}
          on={chosen.includes(measure)}
          onChange={(on) => change(measure, on)}
        />
      ))}
    </Card>
  )
}
