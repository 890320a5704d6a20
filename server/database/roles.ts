/** Who owns the tables: makes the cluster, migrates and restores. */
export const OWNER = 'linji'

/** Whom the server and the commands of the house work as: it may do what their work needs, and no more. */
export const APPLICATION = 'linji_app'
