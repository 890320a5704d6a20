import type { ReactNode } from 'react'
import { Chips } from '@/blocks/ledger/Chips'
import { usePaged } from '@/cache/usePaged'
import { useRead } from '@/cache/useRead'
import { money } from '@/format/money'
import { useKept } from '@/navigation/useKept'
import type { ChosenMachine } from '@/parts/iter/MyMachineField'
import { OperatorList } from '@/parts/iter/OperatorList'
import { beforeWords } from '@/parts/manager/sumsFacts'
import { Card } from '@/ui/card/Card'
import { Cell } from '@/ui/cell/Cell'
import { Facts } from '@/ui/facts/Facts'
import { SectionHead } from '@/ui/section/SectionHead'
import { Empty } from '@/ui/state/Empty'
import type { Asked } from './asked'
import { Parts } from './Parts'
import { figureFacts, figureWords, type Period, periodName, periodWords } from './figures'

interface ReportProps {
  head: ReactNode
  asked: Asked
  onMachine: (machine: ChosenMachine) => void
  onGoods: (title: string) => void
}

const periods = Object.keys(periodWords) as Period[]

/** How my machines ran: in all, period by period, machine by machine and by goods. */
export function Report({ head, asked, onMachine, onGoods }: ReportProps) {
  const [by, setBy] = useKept<Period>('by', 'day')
  const { data: total } = useRead('/tp5/api/IterReport/total', asked)
  const { data: parts } = useRead('/tp5/api/IterReport/detail', asked)
  const paged = usePaged('/tp5/api/IterReport/list', { by, ...asked })
  return (
    <OperatorList
      route="soldNote"
      paged={paged}
      head={
        <>
          {head}
          {total && (
            <Card>
              <Facts
                facts={[
                  ...figureFacts(total),
                  { name: '比较', value: beforeWords(total.money, total.before?.money ?? null) },
                ]}
              />
            </Card>
          )}
          {parts && <Parts parts={parts} onMachine={onMachine} onGoods={onGoods} />}
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
