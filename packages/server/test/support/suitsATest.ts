// The settings of a server for a test.

/** A free port, no page, no log, no limits that a test would meet. */
export const SUITS_A_TEST: Readonly<Record<string, string>> = {
  CORDON_PORT: '0',
  CORDON_PAGE: 'none',
  CORDON_LOG: 'silent',
  CORDON_VET_DEALS: 'no',
  CORDON_DRAIN_SECONDS: '2',
  CORDON_MESSAGES_PER_SECOND: '100000',
  CORDON_MESSAGE_BURST: '100000',
  CORDON_WORK_PER_SECOND: '1000000',
  CORDON_MAX_SOCKETS_PER_ADDRESS: '20000',
  CORDON_MAX_SOCKETS_PER_GUEST: '20000',
  CORDON_TABLES_PER_HOUR: '1000000',
  CORDON_GUESTS_PER_HOUR: '1000000',
};
