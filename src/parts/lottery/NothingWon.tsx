import { Screen } from '@/blocks/screen/Screen'
import { go } from '@/navigation/go'
import type { RouteName } from '@/routes/route'
import { Button } from '@/ui/button/Button'
import { Empty } from '@/ui/state/Empty'

interface NothingWonProps {
  route: RouteName
  play: { name: string; state_text: string }
}

/** A page of a prize, of a draw that brought none or whose time to claim is over. */
export const NothingWon = ({ route, play: { name, state_text } }: NothingWonProps) => (
  <Screen route={route}>
    <Empty title={state_text} text={name}>
      <Button onPress={() => void go('lottery')}>再抽一次</Button>
    </Empty>
  </Screen>
)

/** Nothing is to be had of it. */
export const isVain = ({ state }: { state: string }) => state === 'none' || state === 'expired'
