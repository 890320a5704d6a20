import { Foot } from '@/blocks/screen/Foot'
import { Screen } from '@/blocks/screen/Screen'
import { UnloadedScreen } from '@/blocks/screen/UnloadedScreen'
import { useRead } from '@/cache/useRead'
import { go } from '@/navigation/go'
import { useFamily } from '@/parts/health/family/family'
import { notADoctor } from '@/parts/health/health'
import { Button } from '@/ui/button/Button'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'
import { Asked } from './Asked'
import { People } from './People'
import { Unseen } from './Unseen'
import { Watchers } from './Watchers'
import { Withdraw } from './Withdraw'

/** How the people are whom I watch over, and who may look at what is mine. */
export default function HealthFamily() {
  const family = useFamily()
  const home = useRead('/tp5/api/ExchangeShop/HealthFamily/home')
  if (!family.data) return <UnloadedScreen route="healthFamily" call={family} rows={5} />
  if (!home.data) return <UnloadedScreen route="healthFamily" call={home} rows={5} />
  const { watches, consented, agreed_before: before } = family.data
  const action = (
    <Foot>
      <Button shape="full" onPress={() => void go('healthFamilyInvite')}>
        邀请家人
      </Button>
    </Foot>
  )
  return (
    <Screen route="healthFamily" action={action}>
      <Stack inset>
        <Unseen />
        <Asked watches={watches} />
        <People people={home.data.people} />
        <Watchers watches={watches} />
        <Text size="sm" tone="ink2" center>
          {notADoctor}
        </Text>
        {(consented === 1 || before === 1) && <Withdraw />}
      </Stack>
    </Screen>
  )
}
