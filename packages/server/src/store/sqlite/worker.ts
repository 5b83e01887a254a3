/** The worker thread that owns the database: an fsync blocks this thread and not the server's. */
import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import { runBatch } from './batch.ts';
import { openDatabase, Sql } from './database.ts';
import { CLOSE, failureOf, type Request } from './wire.ts';

/** So many requests share a transaction at most: beyond it the wait would grow faster than the gain. */
const LARGEST_BATCH = 512;
const port = parentPort!;

/** The request that woke us and all that wait behind it. */
function waiting(first: Request): Request[] {
  const requests = [first];
  while (requests.length < LARGEST_BATCH) {
    const next = receiveMessageOnPort(port);
    if (!next) break;
    requests.push(next.message);
  }
  return requests;
}

function serve(sql: Sql): void {
  port.on('message', (first: Request) => {
    const requests = waiting(first);
    const closing = requests.some(({ operation }) => operation === CLOSE);
    port.postMessage(runBatch(sql, closing ? requests.filter(({ operation }) => operation !== CLOSE) : requests));
    if (!closing) return;
    sql.db.close();
    port.close();
  });
}

try {
  serve(new Sql(openDatabase(workerData)));
  port.postMessage('open');
} catch (error) {
  port.postMessage(failureOf(error));
}
