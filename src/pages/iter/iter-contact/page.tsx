import { Unloaded } from '@/blocks/state/Unloaded'
import { useRead } from '@/cache/useRead'
import { StaffScreen } from '@/parts/work/StaffScreen'
import { Stack } from '@/ui/stack/Stack'
import { ContactForm } from './ContactForm'

/** How customers of my machines reach me, if I want them to. */
export default function IterContact() {
  const call = useRead('/tp5/api/IterContact/mine')
  return (
    <StaffScreen route="iterContact" needs={call}>
      {call.data ? (
        <ContactForm mine={call.data} />
      ) : (
        <Stack inset>
          <Unloaded call={call} outline={3} />
        </Stack>
      )}
    </StaffScreen>
  )
}
