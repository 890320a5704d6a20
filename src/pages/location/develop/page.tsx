import { Choices } from '@/blocks/list/Choices'
import { ListSearch } from '@/blocks/list/ListSearch'
import { Foot } from '@/blocks/screen/Foot'
import { allOf } from '@/cache/allOf'
import { useLast } from '@/cache/useLast'
import { usePaged } from '@/cache/usePaged'
import { useRead } from '@/cache/useRead'
import { go } from '@/navigation/go'
import { useKept } from '@/navigation/useKept'
import { LeadRow } from '@/parts/location/LeadRow'
import type { LeadState } from '@/parts/location/location'
import { StaffScreen } from '@/parts/work/StaffScreen'
import { UnloadedStaffScreen } from '@/parts/work/UnloadedStaffScreen'
import { Button } from '@/ui/button/Button'
import { Stack } from '@/ui/stack/Stack'
import { Empty } from '@/ui/state/Empty'
import { Recommended } from './Recommended'
import { Shown } from './Shown'

function asked(state: LeadState | 'all', mine: boolean, words: string) {
  return {
    ...(state !== 'all' && { state }),
    ...(mine && { mine: 1 as const }),
    ...(words !== '' && { words }),
  }
}

/** Places where a machine could stand, by how far it is with them; what to see to next above. */
export default function LocationDevelop() {
  const [state, setState] = useKept<LeadState | 'all'>('state', 'all')
  const [mine, setMine] = useKept<'mine' | 'all'>('mine', 'mine')
  const [words, setWords] = useKept('words', '')
  const paged = usePaged('/tp5/api/VillageDevelopment/list', asked(state, mine === 'mine', words))
  const counts = useRead('/tp5/api/VillageDevelopment/total', mine === 'mine' ? { mine: 1 } : {})
  const total = useLast(counts.data)
  const next = useRead('/tp5/api/Village/recommend')
  if (!total || !next.data)
    return <UnloadedStaffScreen route="locationDevelop" call={allOf(counts, next)} rows={5} />
  const action = (
    <Foot>
      <Button shape="full" onPress={() => void go('locationAdd', {})}>
        登记点位
      </Button>
    </Foot>
  )
  const header = (
    <Stack inset>
      <ListSearch hint="地方名称" words={words} onSearch={setWords} />
      <Shown {...{ total, mine, state }} onWhose={setMine} onState={setState} />
      {state === 'all' && words === '' && <Recommended leads={next.data.list} />}
    </Stack>
  )
  return (
    <StaffScreen route="locationDevelop" needs={paged} action={action}>
      <Choices
        paged={paged}
        header={header}
        empty={<Empty title="没有这样的点位" text="看到合适的地方，登记一个线索" />}
      >
        {(lead) => <LeadRow key={lead.lead_id} lead={lead} />}
      </Choices>
    </StaffScreen>
  )
}
