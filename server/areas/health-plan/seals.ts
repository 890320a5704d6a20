import { aboutPlan, healthPurpose } from '@server/areas/health/health'
import type { Seals } from '@server/database/rekey/sealed'

export const healthPlanSeals: Seals = {
  tables: [
    {
      table: 'health_user_plans',
      keys: ['user_id', 'user_plan_id'],
      columns: {
        sealed: {
          about: (row) => aboutPlan(`${row.user_id}`, `${row.user_plan_id}`),
          purpose: healthPurpose,
        },
      },
    },
  ],
}
