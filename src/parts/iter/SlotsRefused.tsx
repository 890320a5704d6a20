import { Screen } from '@/blocks/screen/Screen'
import { go } from '@/navigation/go'
import type { RouteName } from '@/routes/route'
import { NotOperator } from './NotOperator'

/** In place of a page about slots, for who runs no machines. */
export const SlotsRefused = ({ route }: { route: RouteName }) => (
  <Screen route={route}>
    <NotOperator onSignedOut={() => void go('windowManagement')} />
  </Screen>
)
