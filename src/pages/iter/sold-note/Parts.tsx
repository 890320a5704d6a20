import type { Out } from '@contract/api'
import { money } from '@/format/money'
import type { ChosenMachine } from '@/parts/iter/MyMachineField'
import { Card } from '@/ui/card/Card'
import { Cell } from '@/ui/cell/Cell'
import { SectionHead } from '@/ui/section/SectionHead'
import { figureWords } from './figures'

interface PartsProps {
  parts: Out<'/tp5/api/IterReport/detail'>
  onMachine: (machine: ChosenMachine) => void
  onGoods: (title: string) => void
}

/** Which machines it came from, and which goods. */
export const Parts = ({ parts: { machines, goods }, onMachine, onGoods }: PartsProps) => (
  <>
    {machines.length > 1 && (
      <Card bare>
        <SectionHead title="各台机器" />
        {machines.map((row) => (
          <Cell
            key={row.machine_id}
            title={row.name}
            value={`${money(row.money)}，${figureWords(row)}`}
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
            value={`${money(row.money)}，${figureWords(row)}`}
            onPress={() => onGoods(row.title)}
          />
        ))}
      </Card>
    )}
  </>
)
