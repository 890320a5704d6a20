import { allOf } from '@/cache/allOf'
import { useRead } from '@/cache/useRead'
import { grouped } from '@/format/amount'
import { money } from '@/format/money'
import { go } from '@/navigation/go'
import { useKept } from '@/navigation/useKept'
import { ManagerScreen } from '@/parts/manager/ManagerScreen'
import { RangeBar } from '@/parts/manager/RangeBar'
import { SaveTable } from '@/parts/manager/SaveTable'
import { beforeWords, sumsFacts } from '@/parts/manager/sumsFacts'
import { useSpan } from '@/parts/manager/useSpan'
import { Card } from '@/ui/card/Card'
import { Cell } from '@/ui/cell/Cell'
import { Facts } from '@/ui/facts/Facts'
import { Empty } from '@/ui/state/Empty'
import { Tabs } from '@/ui/tabs/Tabs'

interface Machine {
  machine_id?: number
}

export function AllGoods({ given }: { given: Machine }) {
  const { range, setRange, span } = useSpan()
  const [machine, setMachine] = useKept<Machine>('machine', given)
  const mine = useRead('/tp5/api/Machine/lists')
  const asked = { ...span, ...machine }
  const total = useRead('/tp5/api/Franchise/total', asked)
  const goods = useRead('/tp5/api/Franchise/list', asked)
  const { data } = total
  const known = mine.data?.list ?? []
  // the chips stand before the machines are known: nothing moves when they come
  const only = known.length === 1 ? known[0] : undefined
  const head = (
    <>
      <RangeBar range={range} onRange={setRange} />
      <Tabs
        look="chips"
        flush
        label="哪台机器"
        choices={[
          { value: 0, text: only ? only.name : '全部机器' },
          ...(only ? [] : known.map(({ machine_id, name }) => ({ value: machine_id, text: name }))),
        ]}
        value={only ? 0 : (machine.machine_id ?? 0)}
        onChoose={(id) => setMachine(id === 0 ? {} : { machine_id: id })}
      />
    </>
  )
  return (
    <ManagerScreen route="earningsItem" call={allOf(mine, total, goods)} head={head}>
      {data && (
        <Card>
          <Facts
            facts={[
              { name: '商品', value: `${data.kinds} 种` },
              ...sumsFacts(data),
              { name: '比较', value: beforeWords(data.money, data.before) },
            ]}
          />
        </Card>
      )}
      {goods.data?.list.length === 0 && <Empty title="这段时间没有卖出" text="换个时间看看" />}
      {goods.data && goods.data.list.length > 0 && (
        <Card bare>
          {goods.data.list.map(({ title, sold, money: cents }) => (
            <Cell
              key={title}
              title={title}
              value={`${grouped(sold)} 件，${money(cents)}`}
              onPress={() => void go('earningsItem', { title, ...textOf(machine) })}
            />
          ))}
        </Card>
      )}
      <SaveTable key={JSON.stringify(asked)} asked={asked} />
    </ManagerScreen>
  )
}

const textOf = ({ machine_id }: Machine) =>
  machine_id === undefined ? {} : { machine_id: String(machine_id) }
