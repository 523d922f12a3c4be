// What a read costs at least: Fastify selects one row by its key.
import Fastify from 'fastify';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const app = Fastify();

app.get('/health/ready', () => ({ status: 'ready' }));
app.get('/rows/:id', async (request, reply) => {
  const { id } = /** @type {{ id: string }} */ (request.params);
  const { rows } = await pool.query('SELECT * FROM organization WHERE id = $1', [id]);
  return rows[0] ?? reply.code(404).send({ error: 'absent' });
});

await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
process.on('SIGTERM', () => process.exit());
