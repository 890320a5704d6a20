import { useState } from 'react'
import { Chart } from '@/ui/chart/Chart'
import { Reader } from '@/ui/chart/Reader'
import { charts } from '../charts'
import { Piece } from '../Piece'

/** Values over time and among each other. */
export function Charts() {
  const [chosen, setChosen] = useState<number>()
  return (
    <>
      {charts.map((chart) => (
        <Piece key={chart.title} name={`图 Chart · ${chart.data.kind}`}>
          <Chart {...chart} />
        </Piece>
      ))}
      <Piece name="读数 Reader">
        <Reader
          title="心率"
          values={['今早 71 次', '昨晚 68 次']}
          chosen={chosen}
          onChoose={setChosen}
        />
      </Piece>
    </>
  )
}
