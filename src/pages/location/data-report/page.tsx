import { useLast } from '@/cache/useLast'
import { useRead } from '@/cache/useRead'
import { useKept } from '@/navigation/useKept'
import { StaffScreen } from '@/parts/work/StaffScreen'
import { UnloadedStaffScreen } from '@/parts/work/UnloadedStaffScreen'
import { Stack } from '@/ui/stack/Stack'
import { Segmented } from '@/ui/tabs/Segmented'
import { Applications, usePartners } from './Applications'
import { Figures } from './Figures'
import { Opened } from './Opened'

/** Who would be a partner; how many places there are, how far it is with them, and what came of them. */
export default function DataReport() {
  const [whose, setWhose] = useKept<'mine' | 'all'>('whose', 'all')
  const call = useRead('/tp5/api/Village/statistics', whose === 'mine' ? { mine: 1 } : {})
  const data = useLast(call.data)
  const partners = usePartners()
  const first = useLast(partners.paged.first)
  if (!data) return <UnloadedStaffScreen route="dataReport" call={call} rows={5} />
  // they stand above all else, and would push it down
  if (!first && partners.paged.state === 'loading') {
    const waiting = { ...call, data: undefined, loading: true }
    return <UnloadedStaffScreen route="dataReport" call={waiting} rows={5} />
  }
  return (
    <StaffScreen route="dataReport" needs={call}>
      <Stack inset>
        <Applications partners={partners} />
        <Segmented
          label="谁的"
          choices={[
            { value: 'all', text: '大家的' },
            { value: 'mine', text: '我的' },
          ]}
          value={whose}
          onChoose={setWhose}
        />
        <Figures statistics={data} />
        <Opened />
      </Stack>
    </StaffScreen>
  )
}
