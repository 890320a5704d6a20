import type { Out } from '@contract/api'
import { money } from '@/format/money'
import type { ChosenMachine } from '@/parts/iter/MyMachineField'
import { notKnown } from '@/parts/manager/sumsFacts'
import { Card } from '@/ui/card/Card'
import { Cell } from '@/ui/cell/Cell'
import { SectionHead } from '@/ui/section/SectionHead'
import { figureWords } from './figures'

interface PartsProps {
  parts: Out<'/tp5/api/IterReport/detail'>
  /** Or they are of what was asked before, and their figures are on their way. */
  isKnown: boolean
  onMachine: (machine: ChosenMachine) => void
  onGoods: (title: string) => void
}

type Row = Omit<PartsProps['parts']['goods'][number], 'title'>

/** Which machines it came from, and which goods. */
export function Parts({ parts: { machines, goods }, isKnown, onMachine, onGoods }: PartsProps) {
  const valueOf = (row: Row) => (isKnown ? `${money(row.money)}，${figureWords(row)}` : notKnown)
  return (
    <>
      {machines.length > 1 && (
        <Card bare>
          <SectionHead title="各台机器" />
          {machines.map((row) => (
            <Cell
              key={row.machine_id}
              title={row.name}
              value={valueOf(row)}
              onPress={() => onMachine({ machine_id: row.machine_id })}
            />
          ))}
        </Card>
      )}
      {goods.length > 0 && (
        <Card bare>
          <SectionHead title="各种商品" />
          {goods.map((row) => (
            <Cell
              key={row.title}
              title={row.title}
              value={valueOf(row)}
              onPress={() => onGoods(row.title)}
            />
          ))}
        </Card>
      )}
    </>
  )
}
