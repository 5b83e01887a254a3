/** The worker thread that owns the database: an fsync blocks this thread and not the server's. */
import { parentPort, workerData } from 'node:worker_threads';
import { runBatch } from './batch.ts';
import { openDatabase, Sql } from './database.ts';
import { asText, CLOSE, failureOf, fromText, type Request } from './wire.ts';

const port = parentPort!;

function serve(sql: Sql): void {
  port.on('message', (group: string) => {
    const requests = fromText<Request[]>(group);
    const closing = requests.some(({ operation }) => operation === CLOSE);
    port.postMessage(asText(runBatch(sql, closing ? requests.filter(({ operation }) => operation !== CLOSE) : requests)));
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
