import type { ReactNode } from 'react'
import { Chips } from '@/blocks/ledger/Chips'
import { Unloaded } from '@/blocks/state/Unloaded'
import { allOf } from '@/cache/allOf'
import { useLast } from '@/cache/useLast'
import { usePaged } from '@/cache/usePaged'
import { useRead } from '@/cache/useRead'
import { money } from '@/format/money'
import { useKept } from '@/navigation/useKept'
import type { ChosenMachine } from '@/parts/iter/MyMachineField'
import { OperatorList } from '@/parts/iter/OperatorList'
import { awaited } from '@/parts/manager/sumsFacts'
import { Card } from '@/ui/card/Card'
import { Cell } from '@/ui/cell/Cell'
import { Facts } from '@/ui/facts/Facts'
import { SectionHead } from '@/ui/section/SectionHead'
import { Empty } from '@/ui/state/Empty'
import type { Asked } from './asked'
import { Parts } from './Parts'
import { figureWords, type Period, periodName, periodWords, totalFacts } from './figures'

interface ReportProps {
  head: ReactNode
  asked: Asked
  onMachine: (machine: ChosenMachine) => void
  onGoods: (title: string) => void
}

const periods = Object.keys(periodWords) as Period[]

/**
 * How my machines ran: in all, period by period, machine by machine and by goods. The list waits
 * for what stands above it; asked about other days, that keeps its room.
 */
export function Report({ head, asked, onMachine, onGoods }: ReportProps) {
  const [by, setBy] = useKept<Period>('by', 'day')
  const total = useRead('/tp5/api/IterReport/total', asked)
  const parts = useRead('/tp5/api/IterReport/detail', asked)
  const lastTotal = useLast(total.data)
  const lastParts = useLast(parts.data)
  const paged = usePaged('/tp5/api/IterReport/list', { by, ...asked })
  const above = allOf(total, parts)
  if (!lastTotal || !lastParts) {
    const { loading, error, reload } = above
    const state = loading ? 'loading' : 'error'
    const waiting: typeof paged = { ...paged, rows: [], state, error, reload }
    return (
      <OperatorList key="waiting" route="soldNote" paged={waiting} head={head} empty={null}>
        {() => null}
      </OperatorList>
    )
  }
  const facts = totalFacts(total.data ?? lastTotal)
  return (
    <OperatorList
      route="soldNote"
      paged={paged}
      head={
        <>
          {head}
          <Unloaded call={above} outline={null} />
          <Card>
            <Facts facts={total.data ? facts : awaited(facts)} />
          </Card>
          <Parts
            parts={lastParts}
            isKnown={parts.data !== undefined}
            onMachine={onMachine}
            onGoods={onGoods}
          />
          <SectionHead title="逐段看" />
          <Chips
            label="按什么分"
            choices={periods.map((one) => periodWords[one])}
            chosen={periodWords[by]}
            onChoose={(nth) => setBy(periods[nth]!)}
          />
        </>
      }
      empty={<Empty title="这段时间没有动静" text="换个时间，或者换一台机器看看" />}
    >
      {(rows) => (
        <Card bare>
          {rows.map((row) => (
            <Cell
              key={row.from}
              title={periodName(by, row)}
              value={`${money(row.money)}，${figureWords(row)}`}
            />
          ))}
        </Card>
      )}
    </OperatorList>
  )
}
