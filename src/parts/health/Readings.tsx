import { useState } from 'react'
import { Unloaded } from '@/blocks/state/Unloaded'
import { type PagedState, usePaged } from '@/cache/usePaged'
import { useRead } from '@/cache/useRead'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { Cell } from '@/ui/cell/Cell'
import { SectionHead } from '@/ui/section/SectionHead'
import { Doubt } from './Doubt'
import type { MeasureKey, MeasurePage, Reading, ReadingsPath } from './health'
import { ReadingSheet } from './ReadingSheet'
import { Standing } from './Standing'

type Paged = PagedState<{ list: Reading[]; next: string | null }>

interface Whose {
  measure: MeasureKey
  /** Empty: my own. */
  person: string
}

interface ReadingsProps {
  page: MeasurePage
  person: string
}

/** Each reading by itself; my own to look at, to correct and to take away. */
export const Readings = ({ page: { readings, measure }, person }: ReadingsProps) =>
  readings ? (
    <OfItsOwn path={readings} measure={measure} person={person} />
  ) : (
    <OfAny measure={measure} person={person} />
  )

const whose = (person: string) => (person === '' ? {} : { person_id: person })

function OfItsOwn({ path, ...of }: Whose & { path: ReadingsPath }) {
  return <Rows paged={usePaged(path, whose(of.person))} {...of} />
}

function OfAny({ measure, person }: Whose) {
  const asked = { measure, ...whose(person) }
  const paged = usePaged('/tp5/api/ExchangeShop/HealthReport/readings', asked)
  return <Rows paged={paged} measure={measure} person={person} />
}

function Rows({ paged, measure, person }: Whose & { paged: Paged }) {
  const isOwn = person === ''
  const home = useRead('/tp5/api/ExchangeShop/HealthReport/home', isOwn ? {} : null)
  const [opened, setOpened] = useState('')
  const { rows, state, error, first, reload, loadMore } = paged
  const form = home.data?.forms.find((one) => one.measure === measure)
  const reading = rows.find(({ reading_id }) => reading_id === opened)
  if (state === 'loading' || (state === 'error' && rows.length === 0))
    return (
      <Unloaded call={{ data: first, error, loading: state === 'loading', reload }} outline={3} />
    )
  return (
    <>
      <SectionHead title="每次的记录" />
      <Card bare>
        {rows.length === 0 && <Cell title="还没有记录" />}
        {rows.map((one) => (
          <Cell
            key={one.reading_id}
            title={one.when}
            value={
              <>
                {one.text}
                <Standing text={one.standing_text} />
                <Doubt text={one.quality_text} />
              </>
            }
            {...(isOwn && { onPress: () => setOpened(one.reading_id) })}
          />
        ))}
      </Card>
      {state !== 'end' && rows.length > 0 && (
        <Button
          kind="text"
          shape="full"
          busy={state === 'loadingMore'}
          onPress={() => void loadMore()}
        >
          看更早的
        </Button>
      )}
      {reading && form && (
        <ReadingSheet
          key={reading.reading_id}
          reading={reading}
          form={form}
          onClose={() => setOpened('')}
        />
      )}
    </>
  )
}
