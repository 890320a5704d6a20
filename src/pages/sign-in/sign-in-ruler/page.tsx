import { useRead } from '@/cache/useRead'
import { Screen } from '@/blocks/screen/Screen'
import { Unloaded } from '@/blocks/state/Unloaded'
import { Section } from '@/parts/holding/Section'
import { NumberedLines } from '@/ui/facts/NumberedLines'
import { Stack } from '@/ui/stack/Stack'

/** The rules, as the server reckons by them. */
export default function SignInRuler() {
  const call = useRead('/tp5/api/UserSignIn/rules', {}, { alike: true })
  return (
    <Screen route="signInRuler">
      <Stack inset>
        <Unloaded call={call} outline={3} />
        {call.data?.sections.map(({ title, lines }) => (
          <Section key={title} title={title}>
            <NumberedLines lines={lines} />
          </Section>
        ))}
      </Stack>
    </Screen>
  )
}
