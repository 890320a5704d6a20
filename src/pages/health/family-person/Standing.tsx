import { Screen } from '@/blocks/screen/Screen'
import { type Detail, namesOf } from '@/parts/health/family/family'
import { Card } from '@/ui/card/Card'
import { Facts } from '@/ui/facts/Facts'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'
import { End } from './End'

/** What I may look at, or what I asked for and nobody has answered. */
export function Standing({ detail: { watch, measures } }: { detail: Detail }) {
  const { name, state, when, me } = watch
  const isOn = state === 'on'
  const names = namesOf(watch.measures, measures)
  return (
    <Screen route="healthFamilyPerson" title={name}>
      <Stack inset>
        <Card>
          <Stack>
            <Text size="md" strong>
              {isOn ? `${name}给您看这些` : `等${name}答复`}
            </Text>
            <Facts
              facts={[
                { name: isOn ? '开始' : '发出', value: when },
                ...(names ? [{ name: me === 'elder' ? '给看' : '能看', value: names }] : []),
              ]}
            />
            {isOn && (
              <Text size="sm" tone="ink2">
                您每次看都会记下来，家人可以查到
              </Text>
            )}
          </Stack>
        </Card>
        <End watch={watch} />
      </Stack>
    </Screen>
  )
}
