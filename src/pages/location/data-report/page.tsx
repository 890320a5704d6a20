import { useLast } from '@/cache/useLast'
import { useRead } from '@/cache/useRead'
import { useKept } from '@/navigation/useKept'
import { StaffScreen } from '@/parts/work/StaffScreen'
import { UnloadedStaffScreen } from '@/parts/work/UnloadedStaffScreen'
import { Stack } from '@/ui/stack/Stack'
import { Segmented } from '@/ui/tabs/Segmented'
import { Applications } from './Applications'
import { Figures } from './Figures'
import { Opened } from './Opened'

/** How many places there are, how far it is with them, by month and by developer; and what came of them. */
export default function DataReport() {
  const [whose, setWhose] = useKept<'mine' | 'all'>('whose', 'all')
  const call = useRead('/tp5/api/Village/statistics', whose === 'mine' ? { mine: 1 } : {})
  const data = useLast(call.data)
  if (!data) return <UnloadedStaffScreen route="dataReport" call={call} rows={5} />
  return (
    <StaffScreen route="dataReport" needs={call}>
      <Stack inset>
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
        <Applications />
      </Stack>
    </StaffScreen>
  )
}
