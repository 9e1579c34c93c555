call platform.wall('operators.operator');
call platform.wall('operators.session');
