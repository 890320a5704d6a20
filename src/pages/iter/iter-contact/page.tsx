import { Screen } from '@/blocks/screen/Screen'
import { UnloadedScreen } from '@/blocks/screen/UnloadedScreen'
import { useRead } from '@/cache/useRead'
import { StaffProof } from '@/parts/auth/StaffProof'
import { ContactForm } from './ContactForm'

/** How customers of my machines reach me, if I want them to. */
export default function IterContact() {
  const call = useRead('/tp5/api/IterContact/mine')
  if (!call.data)
    return (
      <>
        <UnloadedScreen route="iterContact" call={call} rows={3} />
        <StaffProof />
      </>
    )
  return (
    <Screen route="iterContact">
      <ContactForm mine={call.data} />
      <StaffProof />
    </Screen>
  )
}
